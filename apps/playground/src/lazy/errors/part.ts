import { addPanels } from '../registry.js';
import { ErrorPage } from './ErrorPage.js';
import css from './errors.css?inline';

/** The script that is loaded when the page of an error is first opened: it holds the pages of all codes. */
addPanels({ ErrorPage }, css);
