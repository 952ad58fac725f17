/** Whether a request of a page belongs to the gateway. */
export const isForGateway = (url = '') => /^\/(api|graphql)(\/|\?|$)/.test(url);
