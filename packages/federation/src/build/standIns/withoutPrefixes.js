// In place of stylis' vendor prefixes: styled-components adds them only where `enableVendorPrefixes` is set.
export const prefix = value => value;
