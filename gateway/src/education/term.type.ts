import { glossary as entries } from '@site/curriculum/glossary';
import { Field, ID, ObjectType } from 'type-graphql';

/** An entry of the glossary. */
@ObjectType()
export class Term {
  @Field(() => ID) declare id: string;
  @Field(() => String) declare term: string;
  /** Two to four sentences of plain text. */
  @Field(() => String) declare definition: string;
  /** The lessons that explain it as level-module, such as "beginner-2"; the closest first. */
  @Field(() => [ID]) declare lessons: string[];
}

/** Every term of the glossary, in alphabetical order. */
export const glossary: readonly Term[] = entries.map(({ lessons, ...entry }) => ({
  ...entry,
  lessons: lessons.map(({ level, module }) => `${level}-${module}`),
}));
