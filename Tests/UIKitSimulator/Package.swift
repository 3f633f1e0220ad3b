// swift-tools-version: 6.3
import PackageDescription

// The modules that the tests on a simulator need, as links to their folders, as in the package of the
// double. The tests themselves are a target of `Xcode/WireflowSimulatorTests.xcodeproj`, because only a
// project can give them an app around them. They need the root's `package` symbols, and those of
// TestSupport, so all are one package here.
let package = Package(
  name: "UIKitSimulator",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "TestSupport", targets: ["TestSupport"]),
    .library(name: "Wireflow", targets: ["Wireflow"]),
    .library(name: "WireflowBackendTesting", targets: ["WireflowBackendTesting"]),
    .library(name: "WireflowInteraction", targets: ["WireflowInteraction"]),
    .library(name: "WireflowTesting", targets: ["WireflowTesting"]),
    .library(name: "WireflowUIKit", targets: ["WireflowUIKit"]),
  ],
  targets: [
    .target(
      name: "TestSupport", dependencies: ["Wireflow", "WireflowInteraction", "WireflowTesting"]),
    .target(name: "Wireflow"),
    .target(
      name: "WireflowBackendTesting",
      dependencies: ["Wireflow", "WireflowInteraction", "WireflowTesting"]),
    .target(name: "WireflowExploration", dependencies: ["Wireflow", "WireflowInteraction"]),
    .target(name: "WireflowInteraction", dependencies: ["Wireflow"]),
    .target(
      name: "WireflowTesting",
      dependencies: ["Wireflow", "WireflowExploration", "WireflowInteraction"]),
    .target(name: "WireflowUIKit", dependencies: ["Wireflow", "WireflowInteraction"]),
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
