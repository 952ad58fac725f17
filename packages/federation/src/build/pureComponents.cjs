// A webpack loader (unusedParts.ts): what a module makes at its top level and nobody imports can be left out.
module.exports = source =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm, '$1/*#__PURE__*/ $2');
