/** Works in all of Europe and from most mobile phones elsewhere (GSM standard). */
export const internationalEmergencyNumber = '112';
