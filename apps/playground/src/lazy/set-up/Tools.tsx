import type { JSX } from 'preact';
import { setUp as text } from '../../strings/set-up.js';
import type { Editor, Tool } from './use-editor.js';

const TOOLS: readonly (readonly [tool: Tool, title: string, icon: string])[] = [
	['move', text.move, 'M5 3l6 16 2.500-6.500L20 10z'],
	['erase', text.erase, 'M8 20h12M5 15l9-10 6 5-8 10H8z'],
	['select', text.select, 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M11 4h2M11 20h2M4 11v2M20 11v2'],
];

export interface ToolsProps<B> {
	readonly editor: Editor<B>;
	/** The name of the piece to put. */
	readonly brush: string;
	/** There is a starting position. */
	readonly hasStart: boolean;
	readonly onTool: (tool: Tool) => void;
}

/** The tools: for single squares, for the selection or the whole board. */
export function Tools<B>({ editor, brush, hasStart, onTool }: ToolsProps<B>): JSX.Element {
	const { held } = editor;
	const isSome = held.box !== undefined;
	const action = (title: string, run: () => void, isOn?: boolean): JSX.Element => (
		<button key={title} type="button" class="set-action" aria-pressed={isOn} onClick={run}>
			{title}
		</button>
	);
	return (
		<>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame */}
			<div class="set-tools" role="group" aria-label={text.tools}>
				{TOOLS.map(([tool, title, icon]) => (
					<button key={tool} type="button" class="set-tool" aria-pressed={held.tool === tool} onClick={() => onTool(tool)}>
						<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
							<path d={icon} />
						</svg>
						{title}
					</button>
				))}
			</div>
			<p class="set-hint">{hintOf(held.tool, brush)}</p>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame */}
			<div class="set-actions" role="group" aria-label={isSome ? text.region : text.whole}>
				<span class="set-about" aria-hidden="true">
					{isSome ? text.region : text.whole}
				</span>
				{isSome ? action(text.fill(brush), editor.fill) : null}
				{action(text.clear, editor.clear)}
				{action(text.across, () => editor.turn('across'))}
				{action(text.up, () => editor.turn('up'))}
				{action(text.around, () => editor.turn('around'))}
				{action(text.swap, editor.swap)}
				{isSome ? action(text.copy, () => editor.copy(false)) : null}
				{isSome ? action(text.cut, () => editor.copy(true)) : null}
				{held.clip === undefined ? null : action(text.paste, () => onTool('paste'), held.tool === 'paste')}
				{isSome ? action(text.unselect, editor.letGo) : hasStart ? action(text.start, editor.restart) : null}
			</div>
		</>
	);
}

const hintOf = (tool: Tool, brush: string): string => {
	switch (tool) {
		case 'put':
			return text.putHint(brush);
		case 'erase':
			return text.eraseHint;
		case 'select':
			return text.selectHint;
		case 'paste':
			return text.pasteHint;
		case 'move':
			return text.moveHint;
	}
};
