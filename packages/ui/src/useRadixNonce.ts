import { useInsertionEffect } from 'react';

/** What Radix asks for a nonce (get-nonce) reads webpack's. */
declare let __webpack_nonce__: string;

/** Radix locks scrolling with a style element of its own: the page's policy lets it in only with the page's nonce. */
export function useRadixNonce() {
  useInsertionEffect(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    if (nonce) __webpack_nonce__ = nonce;
  }, []);
}
