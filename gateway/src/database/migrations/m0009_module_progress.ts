import { Migration } from '@mikro-orm/migrations';

/** What a user did in each module. */
export class M0009ModuleProgress extends Migration {
  override name = 'm0009_module_progress';

  override up(): void {
    this.addSql(`create table module_progress (
      owner_id uuid not null constraint module_progress_owner_id_foreign references users (id) on delete cascade,
      level text not null constraint module_progress_level_check
        check (level in ('beginner', 'intermediate', 'expert')),
      module smallint not null,
      begun_at timestamptz(6),
      read_at timestamptz(6),
      checks jsonb not null constraint module_progress_checks_check check (jsonb_array_length(checks) <= 500),
      attempts jsonb not null constraint module_progress_attempts_check check (jsonb_array_length(attempts) <= 500),
      primary key (owner_id, level, module)
    )`);
  }
}
