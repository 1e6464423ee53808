import { sheetsWith } from '../element/style.js';
import { themeColor, themeRules } from './theme.js';

const MONO = 'ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace';

const RULES = `
:host{display:flex;flex-direction:column;gap:8px;min-width:0;overflow:auto;user-select:auto;-webkit-user-select:auto;--x-plane-mono:${MONO}}
/* The element scrolls, and would cut a frame around a part at its edge. */
:focus-visible{outline-offset:-3px}
p,ul{margin:0;padding:0}
ul{list-style:none}
input{font:inherit}
.plane-frame{position:relative;flex:1 1 480px;max-height:100%;border-radius:8px;overflow:clip}
/* The least height of the frame, which the height of the element limits: min-height would exceed a lower element. */
.plane-frame::before{content:"";display:block;height:240px}
.plane-hold,.plane-canvas{display:block;width:100%;height:100%;outline-offset:-3px;touch-action:none;user-select:none;-webkit-user-select:none}
.plane-hold{position:absolute;inset:0}
.plane-bar,.plane-tools,.plane-go{display:flex;flex-wrap:wrap;align-items:center;gap:6px}
.plane-bar:empty,.plane-lists:empty{display:none}
.plane-go{flex:1 1 260px}
.plane-go label{font-weight:600}
.plane-button{display:inline-flex;align-items:center;justify-content:center;min-width:44px;min-height:44px;padding:0;
border:1px solid $border;border-radius:8px;background:$panel;color:$panel-ink;cursor:pointer}
.plane-button:hover,.plane-stop:hover{background:$hover}
.tool{width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.plane-go .plane-button{padding:0 14px;font-weight:600}
input{min-width:0;min-height:44px;padding:4px 10px;border:1px solid $border;border-radius:8px;background:$panel;color:$panel-ink}
.plane-go input{flex:1 1 140px;font:14px var(--x-plane-mono)}
.plane-place{font-size:13px;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.plane-lists{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:8px;align-items:start}
.plane-list{padding:0 12px;border:1px solid $border;border-radius:8px;background:$panel;color:$panel-ink}
.plane-list[open]{max-height:320px;padding-bottom:8px;overflow:auto}
summary{min-height:44px;align-content:center;font-weight:600;cursor:pointer}
.plane-way{margin:6px 0 2px;font-weight:600;font-size:13px}
.plane-list input{width:100%}
.plane-stop{width:100%;min-height:32px;padding:2px 6px;border:0;border-radius:6px;background:none;font-size:13.5px;text-align:start;
overflow-wrap:anywhere;cursor:pointer}
@media (any-pointer:coarse){.plane-stop{min-height:44px}}
.plane-help{font-size:13px}
kbd{padding:0 4px;border:1px solid $border;border-radius:4px;background:$panel;color:$panel-ink;font:12px/1.4 var(--x-plane-mono)}
@media (forced-colors:active){.plane-frame{forced-color-adjust:none}}
`;

/** The style sheets of all elements of this kind. A colour is written as `$ROLE` above. */
export const planeSheets = (): CSSStyleSheet[] =>
	sheetsWith(themeRules() + RULES.replace(/\$([a-z]+(?:-[a-z]+)*)/g, (_, role: string) => themeColor(role as 'panel')));
