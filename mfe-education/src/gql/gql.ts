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
    "\n  query Glossary {\n    glossary {\n      ...TermList_term\n    }\n  }\n": typeof types.GlossaryDocument,
    "\n  fragment TermList_term on Term {\n    id\n    term\n    definition\n    lessons\n  }\n": typeof types.TermList_TermFragmentDoc,
    "\n  fragment Checks_lesson on Lesson {\n    checks {\n      id\n      question\n      choices\n      answer\n      explanations\n      figure\n    }\n  }\n": typeof types.Checks_LessonFragmentDoc,
    "\n  query Lesson($level: EducationLevel!, $module: Int!) {\n    lesson(level: $level, module: $module) {\n      ...LessonText_lesson\n      ...Checks_lesson\n    }\n  }\n": typeof types.LessonDocument,
    "\n  fragment LessonText_lesson on Lesson {\n    sections {\n      id\n      title\n      paragraphs\n    }\n    figures {\n      after\n      figure\n    }\n    example {\n      title\n      paragraphs\n    }\n    terms {\n      term\n      definition\n    }\n  }\n": typeof types.LessonText_LessonFragmentDoc,
    "\n  fragment Progress_module on ModuleProgress {\n    level\n    module\n    begunAt\n    readAt\n    checks {\n      id\n      right\n      at\n    }\n    attempts {\n      exercise\n      r\n      at\n    }\n  }\n": typeof types.Progress_ModuleFragmentDoc,
    "\n  query Progress {\n    progress {\n      ...Progress_module\n    }\n  }\n": typeof types.ProgressDocument,
    "\n  mutation SaveProgress($level: EducationLevel!, $module: Int!, $input: ProgressInput!) {\n    saveProgress(level: $level, module: $module, input: $input) {\n      ...Progress_module\n    }\n  }\n": typeof types.SaveProgressDocument,
};
const documents: Documents = {
    "\n  query Glossary {\n    glossary {\n      ...TermList_term\n    }\n  }\n": types.GlossaryDocument,
    "\n  fragment TermList_term on Term {\n    id\n    term\n    definition\n    lessons\n  }\n": types.TermList_TermFragmentDoc,
    "\n  fragment Checks_lesson on Lesson {\n    checks {\n      id\n      question\n      choices\n      answer\n      explanations\n      figure\n    }\n  }\n": types.Checks_LessonFragmentDoc,
    "\n  query Lesson($level: EducationLevel!, $module: Int!) {\n    lesson(level: $level, module: $module) {\n      ...LessonText_lesson\n      ...Checks_lesson\n    }\n  }\n": types.LessonDocument,
    "\n  fragment LessonText_lesson on Lesson {\n    sections {\n      id\n      title\n      paragraphs\n    }\n    figures {\n      after\n      figure\n    }\n    example {\n      title\n      paragraphs\n    }\n    terms {\n      term\n      definition\n    }\n  }\n": types.LessonText_LessonFragmentDoc,
    "\n  fragment Progress_module on ModuleProgress {\n    level\n    module\n    begunAt\n    readAt\n    checks {\n      id\n      right\n      at\n    }\n    attempts {\n      exercise\n      r\n      at\n    }\n  }\n": types.Progress_ModuleFragmentDoc,
    "\n  query Progress {\n    progress {\n      ...Progress_module\n    }\n  }\n": types.ProgressDocument,
    "\n  mutation SaveProgress($level: EducationLevel!, $module: Int!, $input: ProgressInput!) {\n    saveProgress(level: $level, module: $module, input: $input) {\n      ...Progress_module\n    }\n  }\n": types.SaveProgressDocument,
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
export function graphql(source: "\n  query Glossary {\n    glossary {\n      ...TermList_term\n    }\n  }\n"): (typeof documents)["\n  query Glossary {\n    glossary {\n      ...TermList_term\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TermList_term on Term {\n    id\n    term\n    definition\n    lessons\n  }\n"): (typeof documents)["\n  fragment TermList_term on Term {\n    id\n    term\n    definition\n    lessons\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Checks_lesson on Lesson {\n    checks {\n      id\n      question\n      choices\n      answer\n      explanations\n      figure\n    }\n  }\n"): (typeof documents)["\n  fragment Checks_lesson on Lesson {\n    checks {\n      id\n      question\n      choices\n      answer\n      explanations\n      figure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Lesson($level: EducationLevel!, $module: Int!) {\n    lesson(level: $level, module: $module) {\n      ...LessonText_lesson\n      ...Checks_lesson\n    }\n  }\n"): (typeof documents)["\n  query Lesson($level: EducationLevel!, $module: Int!) {\n    lesson(level: $level, module: $module) {\n      ...LessonText_lesson\n      ...Checks_lesson\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LessonText_lesson on Lesson {\n    sections {\n      id\n      title\n      paragraphs\n    }\n    figures {\n      after\n      figure\n    }\n    example {\n      title\n      paragraphs\n    }\n    terms {\n      term\n      definition\n    }\n  }\n"): (typeof documents)["\n  fragment LessonText_lesson on Lesson {\n    sections {\n      id\n      title\n      paragraphs\n    }\n    figures {\n      after\n      figure\n    }\n    example {\n      title\n      paragraphs\n    }\n    terms {\n      term\n      definition\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Progress_module on ModuleProgress {\n    level\n    module\n    begunAt\n    readAt\n    checks {\n      id\n      right\n      at\n    }\n    attempts {\n      exercise\n      r\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment Progress_module on ModuleProgress {\n    level\n    module\n    begunAt\n    readAt\n    checks {\n      id\n      right\n      at\n    }\n    attempts {\n      exercise\n      r\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Progress {\n    progress {\n      ...Progress_module\n    }\n  }\n"): (typeof documents)["\n  query Progress {\n    progress {\n      ...Progress_module\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProgress($level: EducationLevel!, $module: Int!, $input: ProgressInput!) {\n    saveProgress(level: $level, module: $module, input: $input) {\n      ...Progress_module\n    }\n  }\n"): (typeof documents)["\n  mutation SaveProgress($level: EducationLevel!, $module: Int!, $input: ProgressInput!) {\n    saveProgress(level: $level, module: $module, input: $input) {\n      ...Progress_module\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;