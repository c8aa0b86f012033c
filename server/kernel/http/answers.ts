/**
 * Holds a handler to the contract: what it is asked and what it answers are the types that codegen wrote from the schema of its
 * call, and an answer has no key that the schema does not know, at any depth, out of whatever variable it came. The compiler
 * alone works here: at run time a handler is what was given. Calls no handler and checks no value.
 */
import type { Readable } from 'node:stream'
import type { HandlerShapes } from '../../../contract/generated/handlers'
import type { UploadedFile } from '../tasks/files'
import type { CallContext, Download } from './handler'

/** "family.handler": the family's name, and what `does: {"handler": …}` of its call says. */
type HandlerName = keyof HandlerShapes

/** The fields of a form; its files stand in `files`. */
type FormFields<Request> = { [Field in keyof Request as Blob extends Request[Field] ? never : Field]: Request[Field] }

/** What a handler is asked, validated against the schema before it is called. */
export type Asked<Name extends HandlerName> = HandlerShapes[Name] extends { body: 'multipart' }
  ? FormFields<HandlerShapes[Name]['request']> & { files: UploadedFile[] }
  : HandlerShapes[Name]['request']

/** What a handler answers: `data` of the envelope, a file, or a stream of events. */
export type Answered<Name extends HandlerName> = HandlerShapes[Name] extends { response: infer Response }
  ? Response
  : HandlerShapes[Name] extends { answer: 'binary' }
    ? Download
    : Readable

declare const held: unique symbol

/** A handler that was held to its call. The mark is invariant: one that answers more or less than another is not the other. */
type HeldHandler<Name extends HandlerName> = ((context: CallContext, body: Asked<Name>) => Promise<Answered<Name>>) & {
  readonly [held]: (answer: Answered<Name>) => Answered<Name>
}

type Scalar = string | number | bigint | boolean | null | undefined
type KeyOf<Type> = Type extends unknown ? keyof Type : never
type At<Type, Key> = Type extends unknown ? (Key extends keyof Type ? Type[Key] : never) : never
type ItemOf<Type> = Type extends readonly (infer Item)[] ? Item : never
type IsAny<Type> = 0 extends 1 & Type ? true : false
/** The very same type, not one that merely fits: where a type of the contract refers to itself, looking into it would not end. */
type IsSame<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
type Path<Under extends string, Key> = Under extends '' ? `${Key & string}` : `${Under}.${Key & string}`

/**
 * The paths of keys that `Given` has and `Said` does not know: "list[].colour"; never where there are none. What the contract
 * leaves open (json) may be anything.
 */
type Invented<Given, Said, Under extends string = ''> =
  IsAny<Given> extends true ? never
  : unknown extends Said ? never
  : Given extends Scalar ? never
  : IsSame<Given, Said> extends true ? never
  : Deep<Given, Said, Under>

type Deep<Given, Said, Under extends string> =
  Given extends readonly (infer Item)[] ? Invented<Item, ItemOf<Said>, `${Under}[]`>
  : Given extends object ? {
      [Key in keyof Given]-?: Key extends KeyOf<Said> ? Invented<Given[Key], At<Said, Key>, Path<Under, Key>> : Path<Under, Key>
    }[keyof Given]
  : never

/** Nothing more to ask of what invents nothing; else what no function has, so that the compiler names the paths. */
type Known<Given, Said> = [Invented<Given, Said>] extends [never] ? unknown : { 'the schema of the call knows no': Invented<Given, Said> }

/**
 * Declares the handler of a call: `answers('account.getErpPage', async (context, { menuKey }) => …)`.
 * @param _name gives the handler its types
 */
export function answers<Name extends HandlerName, Given extends Answered<Name>>(
  _name: Name,
  handler: ((context: CallContext, body: Asked<Name>) => Promise<Given>) & Known<Given, Answered<Name>>,
): HeldHandler<Name> {
  return handler as unknown as HeldHandler<Name>
}

type FamilyOf<Name> = Name extends `${infer Family}.${string}` ? Family : never

/** By family, handlers of its calls and none that no call names. Which calls have none, server/kernel/http/handlers.ts tells before the server starts. */
export type Handlers = {
  [Family in FamilyOf<HandlerName>]?: { [Name in HandlerName as Name extends `${Family}.${infer Handler}` ? Handler : never]?: HeldHandler<Name> }
}
