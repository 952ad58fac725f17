import { setNonce } from 'get-nonce';
import { useInsertionEffect } from 'react';

/** Radix locks scrolling with a style element of its own: the page's policy lets it in only with the page's nonce. */
export function useStyleNonce() {
  useInsertionEffect(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    if (nonce) setNonce(nonce);
  }, []);
}
