import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { User } from './user.entity.ts';

@Resolver(() => User)
export class UserResolver {
  /** The caller, or null: a visitor's console stays clean. */
  @Query(() => User, { nullable: true })
  currentUser(@Ctx() { user }: Context): Promise<User | null> {
    return user();
  }
}
