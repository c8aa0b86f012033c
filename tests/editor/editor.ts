/** schemas/.editor as VS Code reads it: its own JSON language service, over the product's files and some beside them. */
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getLanguageService, TextDocument, type CompletionItem, type Diagnostic } from 'vscode-json-languageservice'
import { editorSchemas } from '../../codegen/emit/editor-schemas'
import { loadSources } from '../../codegen/load-model'
import { readSchemas, withText } from '../../codegen/read/read'
import type { Sources } from '../../codegen/read/source'
import type { Model } from '../../contract/model'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export interface Editor {
  model: Model
  sources: Sources
  /** Path -> text of every file below schemas/.editor. */
  emitted: Map<string, string>
  /** What is marked as wrong in a text, and the part that is. */
  marks(path: string, text: string): Promise<{ message: string; at: string }[]>
  /** What is offered where the text has a |. */
  offered(path: string, marked: string): Promise<CompletionItem[]>
}

/** @param beside texts by path, besides the product's own files. @throws Error where the tree has errors */
export function openEditor(beside: Record<string, string>): Editor {
  const loaded = loadSources(Object.entries(beside).reduce((all, [path, text]) => withText(all, path, text), readSchemas(ROOT)))
  if (!loaded.model) throw new Error(`the schemas have errors: ${loaded.problems.map(({ file, message }) => `${file} ${message}`).join('\n')}`)
  const emitted = editorSchemas(loaded.model, loaded.sources)
  const service = getLanguageService({
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
    schemaRequestService: (uri) => {
      const path = uri.startsWith(pathToFileURL(ROOT).href) ? fileURLToPath(uri).slice(ROOT.length + 1) : uri
      const text = emitted.get(path)
      return text === undefined ? Promise.reject(`no such schema: ${path}`) : Promise.resolve(text)
    },
  })
  service.configure({ validate: true, allowComments: false })
  const open = (path: string, text: string): TextDocument => TextDocument.create(pathToFileURL(join(ROOT, path)).href, 'json', 1, text)
  return {
    model: loaded.model, sources: loaded.sources, emitted,
    async marks(path, text) {
      const document = open(path, text)
      const found: Diagnostic[] = await service.doValidation(document, service.parseJSONDocument(document), { schemaValidation: 'error' })
      return found.map(({ message, range }) => ({ message: typeof message === 'string' ? message : message.value, at: document.getText(range) }))
    },
    async offered(path, marked) {
      const at = marked.indexOf('"|"') + 1
      const document = open(path, marked.replace('"|"', '""'))
      const list = await service.doComplete(document, document.positionAt(at), service.parseJSONDocument(document))
      return list?.items ?? []
    },
  }
}
