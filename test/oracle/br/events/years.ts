/** rules/br/law.md 9.1. */
export const YEARS: readonly number[] = [2020, 2021, 2022, 2023, 2024, 2025, 2026];
