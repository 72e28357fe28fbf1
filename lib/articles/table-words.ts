import type { Translator } from '@/lib/i18n/duration-text';
import type { TableWords } from './tables';

/** The texts of article tables in the language of a translator. */
export function tableWords(t: Translator): TableWords {
  return {
    country: t('article.table.country'),
    limit: t('article.table.limit'),
    novice: t('article.table.novice'),
    breath: t('article.table.breath'),
    unconfirmed: (country) => t('article.table.noted', { country, note: t('limit.unconfirmed') }),
    inUnit: (heading, unit) => t('article.table.inUnit', { heading, unit }),
    level: t('article.table.level'),
    gone: t('answers.gone'),
    timeTo: t('article.table.timeTo'),
    curves: t('article.table.curves'),
    bias: t('article.table.bias'),
    rmse: t('article.table.rmse'),
    worst: t('article.table.worst'),
    enough: t('article.table.enough'),
    zero: t('article.table.zero'),
  };
}
