import type { JSX } from 'preact';
import { close } from '../strings/sheets.js';
import type { Closing } from './model.js';

/** The title of a sheet, and the button that closes it. */
export const SheetHead = ({ title, onClose }: Closing & { readonly title: string }): JSX.Element => (
	<div class="sheet-head">
		<h2>{title}</h2>
		<button type="button" class="games-close" onClick={onClose}>
			{close}
		</button>
	</div>
);
