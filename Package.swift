// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Wireflow",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .visionOS(.v1)],
  products: [
    .library(name: "Wireflow", targets: ["Wireflow"]),
    .library(name: "WireflowBackendTesting", targets: ["WireflowBackendTesting"]),
    .library(name: "WireflowCommand", targets: ["WireflowCommand"]),
    .library(name: "WireflowExploration", targets: ["WireflowExploration"]),
    .library(name: "WireflowInteraction", targets: ["WireflowInteraction"]),
    .library(name: "WireflowRouting", targets: ["WireflowRouting"]),
    .library(name: "WireflowSwiftUI", targets: ["WireflowSwiftUI"]),
    .library(name: "WireflowTerminal", targets: ["WireflowTerminal"]),
    .library(name: "WireflowTesting", targets: ["WireflowTesting"]),
    .library(name: "WireflowUIKit", targets: ["WireflowUIKit"]),
    .library(name: "WireflowWeaving", targets: ["WireflowWeaving"]),
    .library(name: "WireflowWeb", targets: ["WireflowWeb"]),
  ],
  targets: [
    .target(name: "Wireflow"),
    .target(
      name: "WireflowBackendTesting",
      dependencies: ["Wireflow", "WireflowInteraction", "WireflowTesting"]),
    .target(
      name: "WireflowCommand",
      dependencies: [
        "Wireflow", "WireflowExploration", "WireflowInteraction", "WireflowTerminal", "WireflowWeb",
      ]),
    .target(name: "WireflowExploration", dependencies: ["Wireflow", "WireflowInteraction"]),
    .target(name: "WireflowInteraction", dependencies: ["Wireflow"]),
    .target(name: "WireflowRouting", dependencies: ["Wireflow"]),
    .target(name: "WireflowSwiftUI", dependencies: ["Wireflow", "WireflowInteraction"]),
    .target(name: "WireflowTerminal", dependencies: ["Wireflow", "WireflowInteraction"]),
    .target(
      name: "WireflowTesting",
      dependencies: ["Wireflow", "WireflowExploration", "WireflowInteraction"]),
    .target(name: "WireflowUIKit", dependencies: ["Wireflow", "WireflowInteraction"]),
    .target(name: "WireflowWeaving", dependencies: ["Wireflow"]),
    .target(
      name: "WireflowWeb", dependencies: ["Wireflow", "WireflowInteraction"],
      resources: [.copy("Page")]),

    .target(
      name: "AudiobooksApp",
      dependencies: ["Wireflow"],
      path: "Samples/Audiobooks/App"),
    .executableTarget(
      name: "Audiobooks",
      dependencies: ["AudiobooksApp", "WireflowCommand"],
      path: "Samples/Audiobooks/Command"),
    .target(
      name: "EncyclopediaApp",
      dependencies: ["Wireflow", "WireflowRouting"],
      path: "Samples/Encyclopedia/App"),
    .executableTarget(
      name: "Encyclopedia",
      dependencies: ["EncyclopediaApp", "WireflowCommand"],
      path: "Samples/Encyclopedia/Command"),
    .target(name: "FitnessApp", dependencies: ["Wireflow"], path: "Samples/Fitness/App"),
    .executableTarget(
      name: "Fitness",
      dependencies: ["FitnessApp", "WireflowCommand"],
      path: "Samples/Fitness/Command"),
    .target(
      name: "MediaApp",
      dependencies: ["Wireflow", "WireflowRouting"],
      path: "Samples/Media/App"),
    .executableTarget(
      name: "Media",
      dependencies: ["MediaApp", "WireflowCommand"],
      path: "Samples/Media/Command"),
    .target(
      name: "MoviesApp",
      dependencies: ["Wireflow", "WireflowWeaving"],
      path: "Samples/Movies/App"),
    .executableTarget(
      name: "Movies",
      dependencies: ["MoviesApp", "WireflowCommand"],
      path: "Samples/Movies/Command"),
    .executableTarget(
      name: "Notes",
      dependencies: ["Wireflow", "WireflowCommand"],
      path: "Samples/Notes",
      exclude: ["README.md", "Scripts"]),
    .target(
      name: "TemplateApp",
      dependencies: ["Wireflow"],
      path: "Samples/Template/Sources/TemplateApp"),

    .target(
      name: "TestSupport",
      dependencies: ["Wireflow", "WireflowInteraction", "WireflowTesting"],
      path: "Tests/TestSupport"),
    .plugin(
      name: "ArticleCode", capability: .buildTool(), path: "Tests/ArticleCode",
      exclude: ["article-code.awk"]),
    .target(
      name: "RandomApps",
      dependencies: ["TestSupport", "Wireflow", "WireflowExploration", "WireflowInteraction"],
      path: "Tests/RandomApps"),
    .target(
      name: "SampleExplorations",
      dependencies: [
        "AudiobooksApp", "EncyclopediaApp", "FitnessApp", "MediaApp", "MoviesApp",
        "Wireflow", "WireflowExploration", "WireflowInteraction",
      ],
      path: "Tests/SampleExplorations"),
    .testTarget(
      name: "WireflowTests",
      dependencies: [
        "TestSupport", "Wireflow", "WireflowBackendTesting", "WireflowInteraction",
        "WireflowTesting",
      ],
      exclude: [
        "Actions/__Snapshots__", "Application/__Snapshots__", "Backends/__Snapshots__",
        "Flows/__Snapshots__", "House/__Snapshots__", "Log/__Snapshots__",
        "Meddling/__Snapshots__", "Refusals/__Snapshots__", "Regions/__Snapshots__",
        "Requests/__Snapshots__", "Stage/__Snapshots__",
        "Walls/__Snapshots__", "Windows/__Snapshots__", "Wireframes/__Snapshots__",
      ],
      plugins: ["ArticleCode"]),
    .testTarget(
      name: "WireflowInteractionTests",
      dependencies: [
        "TestSupport", "Wireflow", "WireflowBackendTesting", "WireflowInteraction",
        "WireflowTesting",
      ],
      exclude: [
        "Articles/WritingABackend/__Snapshots__", "Menus/__Snapshots__", "Parsing/__Snapshots__",
        "Scripts/__Snapshots__", "Seen/__Snapshots__", "Tree/__Snapshots__",
      ]),
    .testTarget(
      name: "WireflowRoutingTests",
      dependencies: [
        "TestSupport", "Wireflow", "WireflowInteraction", "WireflowRouting", "WireflowTesting",
      ],
      exclude: [
        "Guards/__Snapshots__", "Links/__Snapshots__", "Propagation/__Snapshots__",
        "Restoration/__Snapshots__", "Scenes/__Snapshots__", "Stacks/__Snapshots__",
        "Tabs/__Snapshots__",
      ],
      plugins: ["ArticleCode"]),
    .executableTarget(
      name: "Mishaps",
      dependencies: ["Wireflow", "WireflowCommand"],
      path: "Tests/Mishaps"),
    .testTarget(
      name: "WireflowCommandTests",
      dependencies: [
        "TestSupport", "Wireflow", "WireflowCommand", "WireflowInteraction", "WireflowTesting",
      ],
      exclude: ["__Snapshots__", "Options/__Snapshots__", "Session/__Snapshots__"]),
    .testTarget(
      name: "WireflowExplorationTests",
      dependencies: [
        "SampleExplorations", "TestSupport", "Wireflow", "WireflowExploration",
        "WireflowInteraction", "WireflowTesting",
      ],
      exclude: [
        "Baseline/__Snapshots__", "Drawing/__Snapshots__", "Explorer/__Snapshots__",
        "Traps/__Snapshots__",
      ]),
    .testTarget(
      name: "WireflowSwiftUITests",
      dependencies: [
        "AudiobooksApp", "TestSupport", "Wireflow", "WireflowBackendTesting",
        "WireflowInteraction", "WireflowSwiftUI", "WireflowTesting",
      ]),
    .testTarget(
      name: "WireflowTerminalTests",
      dependencies: [
        "AudiobooksApp", "FitnessApp", "MediaApp", "MoviesApp", "TestSupport", "Wireflow",
        "WireflowBackendTesting", "WireflowCommand", "WireflowInteraction", "WireflowTerminal",
        "WireflowTesting",
      ],
      exclude: [
        "Input/__Snapshots__", "Pictures/__Snapshots__", "Text/__Snapshots__", "Tty/__Snapshots__",
      ]),
    .testTarget(
      name: "WireflowTestingTests",
      dependencies: [
        "TestSupport", "Wireflow", "WireflowBackendTesting", "WireflowInteraction",
        "WireflowTesting",
      ],
      exclude: [
        "Articles/Sessions", "Articles/__Snapshots__",
        "Conformance/__Snapshots__", "Driver/__Snapshots__", "Equivalence/__Snapshots__",
        "Scripts/__Snapshots__", "Snapshots/__Snapshots__",
      ],
      plugins: ["ArticleCode"]),
    .testTarget(
      name: "WireflowWeavingTests",
      dependencies: [
        "MoviesApp", "TestSupport", "Wireflow", "WireflowInteraction", "WireflowTesting",
        "WireflowWeaving",
      ],
      exclude: [
        "Loom/__Snapshots__", "Stitches/__Snapshots__",
        "Warps/__Snapshots__",
      ]),
    .testTarget(
      name: "WireflowWebTests",
      dependencies: [
        "TestSupport", "Wireflow", "WireflowBackendTesting", "WireflowInteraction",
        "WireflowTerminal", "WireflowTesting", "WireflowWeb",
      ],
      exclude: ["HTTP/__Snapshots__", "Messages/__Snapshots__", "Sessions/__Snapshots__"]),
    .testTarget(
      name: "SamplesTests",
      dependencies: [
        "AudiobooksApp", "EncyclopediaApp", "FitnessApp", "MediaApp", "MoviesApp",
        "RandomApps", "SampleExplorations", "TestSupport", "Wireflow", "WireflowBackendTesting",
        "WireflowCommand", "WireflowExploration", "WireflowInteraction", "WireflowTerminal",
        "WireflowTesting", "WireflowWeb",
      ],
      exclude: ["Navigation", "Sessions", "__Snapshots__"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "AudiobooksApp", "FitnessApp", "Notes", "TemplateApp", "TestSupport", "Wireflow",
        "WireflowBackendTesting", "WireflowCommand", "WireflowExploration", "WireflowInteraction",
        "WireflowRouting", "WireflowTerminal", "WireflowTesting", "WireflowWeaving", "WireflowWeb",
      ],
      exclude: ["Published/Symbols", "Tutorials/Sessions", "Tutorials/__Snapshots__"],
      plugins: ["ArticleCode"]),
  ],
  swiftLanguageModes: [.v6]
)

// The programs that measure and attack the framework. Only the project's own checks build them.
if Context.environment["WIREFLOW_PROGRAMS"] == "1" {
  package.targets += [
    .executableTarget(
      name: "WireflowBenchmarks",
      dependencies: [
        "Wireflow", "WireflowInteraction", "WireflowRouting", "WireflowTerminal",
        "WireflowTesting", "WireflowWeb",
      ],
      path: "Tests/WireflowBenchmarks",
      exclude: ["bounds.json", "sizes.txt"]),
    .executableTarget(
      name: "WireflowStress",
      dependencies: ["RandomApps", "WireflowExploration"],
      path: "Tests/WireflowStress"),
  ]
}

let upcomingFeatures = [
  "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
  "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]

// A build system that takes this package by its URL turns warnings off, and the compiler refuses to do
// both. Only the project's own checks set this variable.
let strictness: [SwiftSetting] =
  Context.environment["WIREFLOW_WARNINGS_AS_ERRORS"] == "1" ? [.treatAllWarnings(as: .error)] : []

for target in package.targets where target.type != .plugin {
  target.swiftSettings = upcomingFeatures.map { .enableUpcomingFeature($0) } + strictness
}

// Steps of the tutorials, which are modules because each declares the same types. Their files are
// links to those that the tutorials show, and compile without upcoming features, as readers compile
// them. DocumentationTests run and draw them.
let tutorialSteps = [
  "LinksAndRestoration04", "LinksAndRestoration05", "LinksAndRestoration06", "LockTheNotes02",
  "LockTheNotes03", "NotesApp", "YourFirstFlow02", "YourFirstFlow03", "YourFirstFlow05",
  "YourFirstFlow07",
]
package.targets += tutorialSteps.map { step in
  .target(
    name: step, dependencies: ["Wireflow", "WireflowRouting"], path: "Tests/Tutorials/\(step)",
    swiftSettings: strictness)
}
package.targets.first { $0.name == "DocumentationTests" }?.dependencies += tutorialSteps.map {
  .byName(name: $0)
}
