/** The value of Strict-Transport-Security: for a year, with every subdomain. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';
