import { print, visit, type DocumentNode } from 'graphql';

/** One text for a document, with or without the `__typename` fields that Apollo Client adds. */
export const normalizedDocument = (document: DocumentNode): string =>
  print(
    visit(document, {
      Field: node => (node.name.value === '__typename' && !node.alias ? null : undefined),
    }),
  );
