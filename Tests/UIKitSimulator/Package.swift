// swift-tools-version: 6.3
import PackageDescription

// The tests that run on a simulator, alone. The scheme of the root builds everything for the
// simulator, and some of it starts processes, which no phone does. The modules stand here as links to
// their folders, as in the package of the double.
let package = Package(
  name: "UIKitSimulator",
  platforms: [.iOS(.v17)],
  products: [.library(name: "UIKitSimulator", targets: ["WireflowUIKit"])],
  targets: [
    .target(
      name: "TestSupport", dependencies: ["Wireflow", "WireflowInteraction", "WireflowTesting"]),
    .target(name: "Wireflow"),
    .target(name: "WireflowExploration", dependencies: ["Wireflow", "WireflowInteraction"]),
    .target(name: "WireflowInteraction", dependencies: ["Wireflow"]),
    .target(
      name: "WireflowTesting",
      dependencies: ["Wireflow", "WireflowExploration", "WireflowInteraction"]),
    .target(name: "WireflowUIKit", dependencies: ["Wireflow", "WireflowInteraction"]),
    .testTarget(
      name: "WireflowSimulatorTests",
      dependencies: [
        "TestSupport", "Wireflow", "WireflowInteraction", "WireflowTesting", "WireflowUIKit",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

let upcomingFeatures = [
  "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
  "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]

for target in package.targets {
  target.swiftSettings =
    upcomingFeatures.map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}
