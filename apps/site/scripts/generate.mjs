/** Writes the pages of the site into `generated/pages`, for VitePress. The long sections are those of scripts/make.mjs. */
import { load } from './bundle.mjs';

/** @returns {Promise<void>} */
export const generate = async () => (await load('generate')).generate();
