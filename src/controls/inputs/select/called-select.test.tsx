// @vitest-environment happy-dom
import '../../../../tests/support/dom'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Form } from 'antd'
import { afterEach, describe, expect, test } from 'vitest'
import { testPort } from '../../../../tests/support/port'
import type { InputPlan } from '../../../../contract/plan'
import { PortProvider } from '../../../engine/port'
import { CallError } from '../../../lib/call-error'
import { CalledSelect } from './called-select'

afterEach(cleanup)

describe('a choice among what a call answers', () => {
  test('says why there is nothing to choose where the call failed, and asks again when it is opened', async () => {
    let refuses = true
    const port = testPort({
      call: () => {
        if (refuses) throw new CallError('network', '网络断开了')
        return { list: [{ value: 'sp', label: '商品推广' }] }
      },
    })
    render(
      <PortProvider value={port}>
        <Form initialValues={{ shop: '1' }}>
          <Form.Item name="shop" hidden><input /></Form.Item>
          <Form.Item name="kind">
            <CalledSelect label="类型" enums={{}} input={{} as InputPlan} choices={{ call: { family: 'app', call: 'kinds' }, by: 'shop' }} />
          </Form.Item>
        </Form>
      </PortProvider>,
    )
    const open = () => fireEvent.mouseDown(screen.getByRole('combobox'))
    open()
    expect(await screen.findByText('网络断开了')).toBeTruthy()
    refuses = false
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape', keyCode: 27, which: 27 })
    open()
    expect(await screen.findByText('商品推广')).toBeTruthy()
    expect(port.asked.at(-1)).toEqual({ call: 'app.kinds', values: { shop: '1' } })
  })
})
