/** Says to the browser how pages are cut, and to the styles what is printed. */
import { useEffect } from 'react'

/** While it is open the page prints by this rule (`@page …`), and the body is marked with the class that the styles of paper look for. */
export function usePrintRule(rule: string, mark: string): void {
  useEffect(() => {
    const style = document.createElement('style')
    style.textContent = rule
    document.head.append(style)
    document.body.classList.add(mark)
    return () => {
      style.remove()
      document.body.classList.remove(mark)
    }
  }, [rule, mark])
}
