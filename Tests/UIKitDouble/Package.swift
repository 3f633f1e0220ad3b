// swift-tools-version: 6.3
import PackageDescription

// The backend for UIKit, built on a double of UIKit. The modules of the project stand here as links
// to their folders, under their own names: a package that depended on the root could not declare
// them again. The root package never sees the double.
let package = Package(
  name: "UIKitDouble",
  platforms: [.macOS(.v14)],
  targets: [
    // What WireflowSwiftUI uses of it on macOS, for `.ci/check-uikit`.
    .target(name: "AppKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(name: "UIKit", dependencies: ["UserNotifications"]),
    .target(name: "UserNotifications"),
    .target(name: "Wireflow"),
    .target(
      name: "WireflowBackendTesting",
      dependencies: ["Wireflow", "WireflowInteraction", "WireflowTesting"]),
    .target(name: "WireflowExploration", dependencies: ["Wireflow", "WireflowInteraction"]),
    .target(name: "WireflowInteraction", dependencies: ["Wireflow"]),
    .target(name: "WireflowRouting", dependencies: ["Wireflow"]),
    .target(
      name: "WireflowSwiftUI",
      dependencies: ["SwiftUI", "UIKit", "Wireflow", "WireflowInteraction"]),
    .target(
      name: "WireflowTesting",
      dependencies: ["Wireflow", "WireflowExploration", "WireflowInteraction"]),
    .target(
      name: "WireflowUIKit",
      dependencies: ["SwiftUI", "UIKit", "UserNotifications", "Wireflow", "WireflowInteraction"]),
    .target(name: "WireflowWeaving", dependencies: ["Wireflow"]),
    .executableTarget(
      name: "AudiobooksPhone",
      dependencies: ["SwiftUI", "UIKit", "Wireflow", "WireflowUIKit"],
      exclude: ["AdditionalInfo.plist", "Package.swift"]),
    .executableTarget(
      name: "AudiobooksSwiftUI",
      dependencies: ["SwiftUI", "Wireflow", "WireflowSwiftUI"],
      exclude: ["Package.swift"]),
    // The app around the tests on a simulator, which only compiles here.
    .executableTarget(name: "SimulatorHost", dependencies: ["SwiftUI"]),
    .target(name: "FitnessApp", dependencies: ["Wireflow"]),
    .target(name: "MediaApp", dependencies: ["Wireflow", "WireflowRouting"]),
    .target(name: "MoviesApp", dependencies: ["Wireflow", "WireflowWeaving"]),
    // The steps of the tutorial and the template's app, which compile as they are shown.
    .executableTarget(
      name: "SwiftUITutorial", dependencies: ["SwiftUI", "Wireflow", "WireflowSwiftUI"]),
    .executableTarget(
      name: "SwiftUITemplate",
      dependencies: ["SwiftUI", "TemplateApp", "Wireflow", "WireflowSwiftUI"]),
    .target(name: "TemplateApp", dependencies: ["Wireflow"]),
    .target(
      name: "TestSupport", dependencies: ["Wireflow", "WireflowInteraction", "WireflowTesting"]),
    .executableTarget(
      name: "UIKitBenchmarks", dependencies: ["UIKit", "Wireflow", "WireflowUIKit"]),
    .testTarget(
      name: "UIKitDocumentationTests",
      dependencies: [
        "BringAUIKitAppOver03", "SwiftUI", "UIKit", "Wireflow", "WireflowSwiftUI", "WireflowUIKit",
      ]),
    .testTarget(
      name: "WireflowSimulatorTests",
      dependencies: [
        "TestSupport", "UIKit", "Wireflow", "WireflowBackendTesting", "WireflowInteraction",
        "WireflowTesting", "WireflowUIKit",
      ]),
    .testTarget(
      name: "WireflowUIKitTests",
      dependencies: [
        "AudiobooksPhone", "FitnessApp", "MediaApp", "MoviesApp", "SwiftUI", "TestSupport", "UIKit",
        "Wireflow", "WireflowBackendTesting", "WireflowInteraction", "WireflowSwiftUI",
        "WireflowTesting", "WireflowUIKit",
      ],
      exclude: ["Edges/__Snapshots__", "__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)

// The steps of the tutorial, each a module, because each declares the same types.
package.targets += (1...5).map { step in
  .target(name: "BringAUIKitAppOver0\(step)", dependencies: ["UIKit", "Wireflow", "WireflowUIKit"])
}

let upcomingFeatures = [
  "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
  "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]

// The toolchain has an overlay for Testing beside the real UIKit, which does not fit the double.
let noOverlays: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

for target in package.targets {
  target.swiftSettings =
    upcomingFeatures.map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
    + noOverlays
}
