/** What every package says of where it comes from. */

/** npm shows who built a package, and from which commit, only where the repository is the one that built it. */
export const PUBLISHED = { access: 'public', provenance: true };

/** The repository that a workflow builds; elsewhere OWNER stands for whoever keeps one. */
export function repositoryFields(): object {
  const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY = 'OWNER/payroll-engine' } =
    process.env;
  const url = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  return {
    repository: { type: 'git', url: `git+${url}.git` },
    homepage: `${url}#readme`,
    bugs: `${url}/issues`,
  };
}
