/**
 * The content security policy of the built web app: only our own scripts; styles inline, because antd writes its own into
 * the page; pictures from our own and from Amazon's servers, where product pictures stand, for any other address could be
 * told what somebody looks at. Not used in development, where Vite puts scripts inline.
 */
export const CONTENT_POLICY: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https://m.media-amazon.com', 'https://*.ssl-images-amazon.com'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  // A company's v3.0 system stands in a frame of our own page (legacy-frame.ts), whose policy names its address.
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}
