/** What is drawn with antd comes with antd: a part of a page that is fetched when it is first needed, in the room that antd's controls stand in. */
import { lazy, type ComponentType } from 'react'

// Whatever its props are: React's own types say it so.
// oxlint-disable-next-line typescript/no-explicit-any
type Any = ComponentType<any>

/** As React's lazy: draw it inside a Suspense. */
export function heavy<Part extends Any>(load: () => Promise<{ default: Part }>): Part {
  const Lazy: Any = lazy(async () => {
    const [{ AntdRoom }, { default: Whole }] = await Promise.all([import('./antd/antd-room'), load()])
    const Inside: Any = Whole
    return { default: (props: object) => <AntdRoom><Inside {...props} /></AntdRoom> }
  })
  return Lazy as Part
}
