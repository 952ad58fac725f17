import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/problem.ts';
import { serialize } from '../http/serialize.ts';
import { requireUser } from '../identity/requireUser.ts';
import { Consultation } from './consultation.entity.ts';
import { changeBooking, withdrawBooking } from './changeBooking.ts';
import { bookConsultation, listConsultations } from './consultation.ts';

/** GET and POST /api/consultations, PATCH and DELETE of one, for signed-in users. */
export function consultationRoutes(deps: Dependencies): Router {
  const router = Router();
  router
    .route('/consultations')
    .get(requireUser(deps), async (req, res) => {
      const { user, em } = res.locals;
      const { consultations, next } = await listConsultations({ deps, em, res }, user, req.query);
      if (next) res.set('Link', `</api/consultations?${next}>; rel="next"`);
      res.json(consultations.map(one => serialize(Consultation, one)));
    })
    .post(requireJson, requireUser(deps), jsonBody('64kb'), async (req, res) => {
      const { user, em } = res.locals;
      const consultation = await bookConsultation({ deps, em, req, res }, user, req.body);
      res.status(201).json(serialize(Consultation, consultation));
    })
    .all(onlyMethods('GET', 'POST'));
  router
    .route('/consultations/:id')
    .patch(requireJson, requireUser(deps), jsonBody('64kb'), async (req, res) => {
      const { user, em } = res.locals;
      const id = String(req.params['id']);
      const consultation = await changeBooking({ deps, em, req, res }, user, id, req.body);
      res.json(serialize(Consultation, consultation));
    })
    .delete(requireUser(deps), async (req, res) => {
      const { user, em } = res.locals;
      await withdrawBooking({ deps, em, req, res }, user, String(req.params['id']));
      res.status(204).end();
    })
    .all(onlyMethods('PATCH', 'DELETE'));
  return router;
}
