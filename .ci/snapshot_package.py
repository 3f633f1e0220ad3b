"""The copy of Tests/SnapshotPackage that check-snapshots, which says why it is a script, works in."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build-snapshots").resolve()
PACKAGE = COPY / "Tests/SnapshotPackage"
TESTS = PACKAGE / "Tests/SnapshotPackageTests"
SNAPSHOTS = TESTS / "__Snapshots__"
ARTIFACTS = COPY / ".artifacts"

# Where it is built. The modules that it depends on are the repository's, as are those of the window of
# GTK, which is built there, too: so they are built once.
SCRATCH = ROOT / ".build-packages"

# The sample whose tests the package has in the copy, and which of them.
SAMPLE = ROOT / "Samples/Fitness/App"
SAMPLE_TESTS = ["AppDriver+Fitness.swift", "FitnessDraftTests.swift"]
SAMPLE_TARGETS = """
package.targets += [
  .target(name: "FitnessApp", dependencies: [.product(name: "Wireflow", package: "Wireflow")]),
  .testTarget(
    name: "SamplesTests",
    dependencies: [
      "FitnessApp", .product(name: "Wireflow", package: "Wireflow"),
      .product(name: "WireflowTesting", package: "Wireflow"),
    ],
    exclude: ["__Snapshots__"]),
]
"""


def copy_package():
    """Copies the files that git knows and those that it would, and removes others."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "-co", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = [Path(path) for path in listed.split("\0") if path and (ROOT / path).is_file()]
    wanted = {target: (ROOT / path).read_bytes() for path in paths
              if (target := place_in_copy(path)) is not None}
    manifest = PACKAGE / "Package.swift"
    root = f'path: "{ROOT}"'.encode()
    wanted[manifest] = wanted[manifest].replace(b'path: "../.."', root) + SAMPLE_TARGETS.encode()
    assert root in wanted[manifest], "the package does not depend on the repository"

    for path in files(COPY) if COPY.exists() else []:
        if path not in wanted:
            path.unlink()
    for target, content in wanted.items():
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def place_in_copy(path):
    """Returns where the package has a file of its own, of the sample or of its tests."""
    if (COPY / path).is_relative_to(PACKAGE):
        return COPY / path
    if (ROOT / path).is_relative_to(SAMPLE):
        return PACKAGE / "Sources/FitnessApp" / (ROOT / path).relative_to(SAMPLE)
    if path.parent.name == "FitnessDraftTests" or path.name in SAMPLE_TESTS:
        return PACKAGE / path
    return None


def files(folder):
    return [path for path in folder.rglob("*")
            if path.is_file() and ".build" not in path.relative_to(folder).parts]


def contents(folder):
    return {path: path.read_bytes() for path in files(folder)}


def test(filter, **variables):
    return run(["swift", "test", "--skip-build", "--filter", filter], **variables)


def run(command, **options):
    process = start(command, **options)
    text, _ = process.communicate()
    return process.returncode, text


def start(command, shell=False, **variables):
    environment = {key: value for key, value in os.environ.items()
                   if key != "CI" and not key.startswith("WIREFLOW_")}
    environment["SWIFTPM_BUILD_DIR"] = str(SCRATCH)
    environment.update({key: str(value) for key, value in variables.items() if value is not None})
    return subprocess.Popen(
        command, cwd=PACKAGE, env=environment, shell=shell, text=True, errors="replace",
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
