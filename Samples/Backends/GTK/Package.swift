// swift-tools-version: 6.3
import PackageDescription

// A GTK 4 window for any app, and the other samples in it. This package is separate because it
// needs a system library. Links to the samples' folders make their sources available here.
let wireflow: [Target.Dependency] = [.product(name: "Wireflow", package: "Wireflow")]

let interaction: [Target.Dependency] = [
  .product(name: "WireflowInteraction", package: "Wireflow")
]

let package = Package(
  name: "WireflowGTK",
  platforms: [.macOS(.v14)],
  products: [.library(name: "WireflowGTK", targets: ["WireflowGTK"])],
  dependencies: [.package(name: "Wireflow", path: "../../..")],
  targets: [
    .systemLibrary(
      name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(name: "WireflowGTK", dependencies: ["CGtk"] + wireflow + interaction),
    .target(name: "AudiobooksApp", dependencies: wireflow),
    .target(
      name: "EncyclopediaApp",
      dependencies: wireflow + [.product(name: "WireflowRouting", package: "Wireflow")]),
    .target(name: "FitnessApp", dependencies: wireflow),
    .target(
      name: "MediaApp",
      dependencies: wireflow + [.product(name: "WireflowRouting", package: "Wireflow")]),
    .target(
      name: "MoviesApp",
      dependencies: wireflow + [.product(name: "WireflowWeaving", package: "Wireflow")]),
    .executableTarget(
      name: "GTKSamples",
      dependencies: [
        "AudiobooksApp", "EncyclopediaApp", "FitnessApp", "MediaApp", "MoviesApp", "WireflowGTK",
      ] + wireflow),
    .executableTarget(
      name: "LoopCheck", dependencies: ["CGtk", "WireflowGTK"] + wireflow,
      path: "Tests/LoopCheck"),
    .testTarget(
      name: "WireflowGTKTests",
      dependencies: [
        "AudiobooksApp", "CGtk", "EncyclopediaApp", "FitnessApp", "MediaApp", "MoviesApp",
        "WireflowGTK",
      ] + wireflow + interaction
        + [
          .product(name: "WireflowBackendTesting", package: "Wireflow"),
          .product(name: "WireflowTesting", package: "Wireflow"),
        ]),
  ],
  swiftLanguageModes: [.v6]
)

let upcomingFeatures = [
  "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
  "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]

for target in package.targets where target.type != .system {
  target.swiftSettings =
    upcomingFeatures.map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}
