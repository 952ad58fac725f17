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
    "\n  mutation BookConsultation($input: ConsultationInput!) {\n    bookConsultation(input: $input) {\n      ...ConsultationList_consultation\n    }\n  }\n": typeof types.BookConsultationDocument,
    "\n  mutation ChangeBooking($id: ID!, $input: ConsultationInput!) {\n    changeBooking(id: $id, input: $input) {\n      ...ConsultationList_consultation\n    }\n  }\n": typeof types.ChangeBookingDocument,
    "\n  fragment ConsultationList_consultation on Consultation {\n    id\n    name\n    email\n    phone\n    service\n    message\n    createdAt\n  }\n": typeof types.ConsultationList_ConsultationFragmentDoc,
    "\n  mutation WithdrawBooking($id: ID!) {\n    withdrawBooking(id: $id)\n  }\n": typeof types.WithdrawBookingDocument,
    "\n  query Consultations($limit: Int!, $before: ID) {\n    consultations(limit: $limit, before: $before) {\n      ...ConsultationList_consultation\n    }\n  }\n": typeof types.ConsultationsDocument,
};
const documents: Documents = {
    "\n  mutation BookConsultation($input: ConsultationInput!) {\n    bookConsultation(input: $input) {\n      ...ConsultationList_consultation\n    }\n  }\n": types.BookConsultationDocument,
    "\n  mutation ChangeBooking($id: ID!, $input: ConsultationInput!) {\n    changeBooking(id: $id, input: $input) {\n      ...ConsultationList_consultation\n    }\n  }\n": types.ChangeBookingDocument,
    "\n  fragment ConsultationList_consultation on Consultation {\n    id\n    name\n    email\n    phone\n    service\n    message\n    createdAt\n  }\n": types.ConsultationList_ConsultationFragmentDoc,
    "\n  mutation WithdrawBooking($id: ID!) {\n    withdrawBooking(id: $id)\n  }\n": types.WithdrawBookingDocument,
    "\n  query Consultations($limit: Int!, $before: ID) {\n    consultations(limit: $limit, before: $before) {\n      ...ConsultationList_consultation\n    }\n  }\n": types.ConsultationsDocument,
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
export function graphql(source: "\n  mutation BookConsultation($input: ConsultationInput!) {\n    bookConsultation(input: $input) {\n      ...ConsultationList_consultation\n    }\n  }\n"): (typeof documents)["\n  mutation BookConsultation($input: ConsultationInput!) {\n    bookConsultation(input: $input) {\n      ...ConsultationList_consultation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeBooking($id: ID!, $input: ConsultationInput!) {\n    changeBooking(id: $id, input: $input) {\n      ...ConsultationList_consultation\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeBooking($id: ID!, $input: ConsultationInput!) {\n    changeBooking(id: $id, input: $input) {\n      ...ConsultationList_consultation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConsultationList_consultation on Consultation {\n    id\n    name\n    email\n    phone\n    service\n    message\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ConsultationList_consultation on Consultation {\n    id\n    name\n    email\n    phone\n    service\n    message\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawBooking($id: ID!) {\n    withdrawBooking(id: $id)\n  }\n"): (typeof documents)["\n  mutation WithdrawBooking($id: ID!) {\n    withdrawBooking(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Consultations($limit: Int!, $before: ID) {\n    consultations(limit: $limit, before: $before) {\n      ...ConsultationList_consultation\n    }\n  }\n"): (typeof documents)["\n  query Consultations($limit: Int!, $before: ID) {\n    consultations(limit: $limit, before: $before) {\n      ...ConsultationList_consultation\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;