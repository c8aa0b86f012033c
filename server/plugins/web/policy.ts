/**
 * The content security policy of the built web app: only our own scripts; styles inline, because antd writes its own into
 * the page; pictures from anywhere over https, because product pictures stand on Amazon's servers; frames for the legacy
 * pages of a company. Not used in development, where Vite puts scripts inline.
 */
export const CONTENT_POLICY: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ["'self'", 'https:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}
