import validation from '@/content/validation.json';

/** How many curves of how many people the engine was compared with (`npm run validate`). */
export const measuredEvidence = {
  curves: validation.curves,
  people: validation.people,
};
