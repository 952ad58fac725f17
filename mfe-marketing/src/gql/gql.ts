/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Testimonials {\n    testimonials {\n      ...Testimonials_testimonial\n    }\n  }\n\n  fragment Testimonials_testimonial on Testimonial {\n    id\n    name\n    role\n    content\n    avatar\n    rating\n  }\n": typeof types.TestimonialsDocument,
    "\n  fragment ServiceCard_service on Service {\n    id\n    title\n    description\n    icon\n    price\n    features\n    isVip\n  }\n": typeof types.ServiceCard_ServiceFragmentDoc,
    "\n  query Services {\n    services {\n      ...ServiceCard_service\n    }\n  }\n": typeof types.ServicesDocument,
    "\n  mutation SignUpEmail($input: EmailSignupInput!) {\n    signUpEmail(input: $input) {\n      id\n    }\n  }\n": typeof types.SignUpEmailDocument,
    "\n  query WayBack {\n    progress {\n      level\n      module\n      begunAt\n      readAt\n      checks {\n        id\n        right\n        at\n      }\n      attempts {\n        exercise\n        r\n        at\n      }\n    }\n    consultations(limit: 1) {\n      id\n      service\n      createdAt\n    }\n  }\n": typeof types.WayBackDocument,
};
const documents: Documents = {
    "\n  query Testimonials {\n    testimonials {\n      ...Testimonials_testimonial\n    }\n  }\n\n  fragment Testimonials_testimonial on Testimonial {\n    id\n    name\n    role\n    content\n    avatar\n    rating\n  }\n": types.TestimonialsDocument,
    "\n  fragment ServiceCard_service on Service {\n    id\n    title\n    description\n    icon\n    price\n    features\n    isVip\n  }\n": types.ServiceCard_ServiceFragmentDoc,
    "\n  query Services {\n    services {\n      ...ServiceCard_service\n    }\n  }\n": types.ServicesDocument,
    "\n  mutation SignUpEmail($input: EmailSignupInput!) {\n    signUpEmail(input: $input) {\n      id\n    }\n  }\n": types.SignUpEmailDocument,
    "\n  query WayBack {\n    progress {\n      level\n      module\n      begunAt\n      readAt\n      checks {\n        id\n        right\n        at\n      }\n      attempts {\n        exercise\n        r\n        at\n      }\n    }\n    consultations(limit: 1) {\n      id\n      service\n      createdAt\n    }\n  }\n": types.WayBackDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Testimonials {\n    testimonials {\n      ...Testimonials_testimonial\n    }\n  }\n\n  fragment Testimonials_testimonial on Testimonial {\n    id\n    name\n    role\n    content\n    avatar\n    rating\n  }\n"): (typeof documents)["\n  query Testimonials {\n    testimonials {\n      ...Testimonials_testimonial\n    }\n  }\n\n  fragment Testimonials_testimonial on Testimonial {\n    id\n    name\n    role\n    content\n    avatar\n    rating\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServiceCard_service on Service {\n    id\n    title\n    description\n    icon\n    price\n    features\n    isVip\n  }\n"): (typeof documents)["\n  fragment ServiceCard_service on Service {\n    id\n    title\n    description\n    icon\n    price\n    features\n    isVip\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Services {\n    services {\n      ...ServiceCard_service\n    }\n  }\n"): (typeof documents)["\n  query Services {\n    services {\n      ...ServiceCard_service\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUpEmail($input: EmailSignupInput!) {\n    signUpEmail(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SignUpEmail($input: EmailSignupInput!) {\n    signUpEmail(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WayBack {\n    progress {\n      level\n      module\n      begunAt\n      readAt\n      checks {\n        id\n        right\n        at\n      }\n      attempts {\n        exercise\n        r\n        at\n      }\n    }\n    consultations(limit: 1) {\n      id\n      service\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query WayBack {\n    progress {\n      level\n      module\n      begunAt\n      readAt\n      checks {\n        id\n        right\n        at\n      }\n      attempts {\n        exercise\n        r\n        at\n      }\n    }\n    consultations(limit: 1) {\n      id\n      service\n      createdAt\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;