import openApi from '../../../../clients/openapi.json';
import { readOperations } from './readOperations.ts';

/** Calls of the REST API, from its contract. */
export const operations = readOperations(openApi);
