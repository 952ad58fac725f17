import { loadModels } from './education/models.ts';
import { createTutor } from './education/tutor.ts';
const t=createTutor(undefined,loadModels());
for (const m of process.argv.slice(2)) { const r=await t.ask({message:m,level:'beginner'},new AbortController().signal); console.log(r.outcome,'|',m); }
