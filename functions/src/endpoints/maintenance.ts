import { findMaintenance } from '../data/findMaintenance.ts';
import { MaintenanceSwitch } from '../services/maintenance/MaintenanceSwitch.ts';

/** The maintenance switch of this instance. */
export const maintenance = new MaintenanceSwitch(findMaintenance);
