import { createParameterDecorator } from 'type-graphql';
import type { Context } from '../graphql/context.ts';

/** The signed-in user as a resolver's parameter, or null for a visitor. `@Authorized()` on the field rules null out. */
export const CurrentUser = () => createParameterDecorator<Context>(({ context }) => context.user());
