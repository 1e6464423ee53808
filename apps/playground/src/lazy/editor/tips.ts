import { StateEffect, type TransactionSpec } from '@codemirror/state';
import { closeHoverTooltips } from '@codemirror/view';

/** Closes the tips at the caret. */
export const closeTips = StateEffect.define();

/** Closes all tips: the places of those that are open would be measured in the text that follows, where they may not exist. */
export const withoutTips: TransactionSpec = { effects: [closeHoverTooltips, closeTips.of(null)] };
