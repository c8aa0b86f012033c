// @vitest-environment happy-dom
import '../../tests/support/dom'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { endNotices, NOTICES, noticesReady } from './notices'

afterEach(endNotices)

describe('messages', () => {
  test('say the same words once while they stand, whoever says them, and other words beside them', async () => {
    void NOTICES.message.warning('用户信息过期，请重新登录')
    void NOTICES.message.error('用户信息过期，请重新登录')
    await noticesReady()
    void NOTICES.message.error('用户信息过期，请重新登录')
    void NOTICES.message.success('已保存')
    await screen.findByText('已保存')
    expect(screen.getAllByText('用户信息过期，请重新登录')).toHaveLength(1)
    expect(document.querySelectorAll('.ant-message-notice')).toHaveLength(2)
  })

  test('stand once for each work that is under way', async () => {
    void NOTICES.message.loading('正在下载：合同', 0)
    void NOTICES.message.loading('正在下载：合同', 0)
    await noticesReady()
    expect(await screen.findAllByText('正在下载：合同')).toHaveLength(2)
  })
})
