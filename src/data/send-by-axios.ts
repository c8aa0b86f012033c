/** Sends by axios: everything behind sign-in, and the package of providers. */
import { create, isAxiosError, isCancel, type AxiosResponse } from 'axios'
import { isSuccess, SendError, type Incoming, type Send } from './send'

function incomingOf({ status, data, headers }: AxiosResponse): Incoming {
  return { status, data, header: (name) => (headers[name] as string | undefined) ?? undefined }
}

/** Tells how far uploads are. @throws SendError as Send says; what is no error of axios passes through */
export function sendByAxios(): Send {
  // Who asks is said by the token. Looked for all the same, a cookie is waited for with every call, and a frame is painted meanwhile.
  const http = create({ withXSRFToken: false })
  return async ({ url, method, headers, timeoutMs, answer, query, body, signal, onUpload }) => {
    try {
      return incomingOf(await http.request({
        url, method, headers, timeout: timeoutMs, validateStatus: isSuccess, responseType: answer,
        ...(signal ? { signal } : {}),
        ...(query ? { params: query } : {}),
        ...(body === undefined ? {} : { data: body }),
        ...(onUpload ? { onUploadProgress: ({ loaded, total }) => total && onUpload(loaded / total) } : {}),
      }))
    } catch (error) {
      if (!isAxiosError(error) && !isCancel(error)) throw error
      if (isCancel(error)) throw new SendError('cancelled', error)
      if (error.response && !isSuccess(error.response.status)) throw new SendError('status', error, incomingOf(error.response as AxiosResponse))
      throw new SendError(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network', error)
    }
  }
}
