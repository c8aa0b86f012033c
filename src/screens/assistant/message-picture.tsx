/** A picture of a message: shown as it is while it is being sent, otherwise fetched from where only its owner may. */
import { Image, Spin } from 'antd'
import { useEffect, useState } from 'react'
import { fetchPicture } from './assistant-service'

const SIDE = 120

/** `address`: a data address, or where the service has it; 图片已不在 where it cannot be had. */
export function MessagePicture({ address }: { address: string }) {
  const [fetched, setFetched] = useState<{ of: string; url: string | null }>()
  const isHere = address.startsWith('data:image/')
  useEffect(() => {
    if (isHere) return undefined
    let url: string | undefined
    let isGone = false
    fetchPicture(address).then(
      (blob) => {
        if (isGone) return
        url = URL.createObjectURL(blob)
        setFetched({ of: address, url })
      },
      () => setFetched({ of: address, url: null }),
    )
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [address, isHere])
  const url = isHere ? address : fetched?.of === address ? fetched.url : undefined
  if (url === undefined) return <span className="assistant-picture"><Spin size="small" /></span>
  if (url === null) return <span className="assistant-picture is-missing">图片已不在</span>
  return <Image className="assistant-image" src={url} alt="附上的图片" height={SIDE} />
}
