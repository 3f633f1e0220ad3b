// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// An app for iPhone and iPad that Xcode opens without a project file. `App` links to the sample's
// logic.
let package = Package(
  name: "Audiobooks",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "Audiobooks",
      targets: ["Audiobooks"],
      bundleIdentifier: "org.example.audiobooks.swiftui",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .openBook),
      accentColor: .presetColor(.indigo),
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [.package(name: "Wireflow", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "Audiobooks",
      dependencies: [
        .product(name: "Wireflow", package: "Wireflow"),
        .product(name: "WireflowSwiftUI", package: "Wireflow"),
      ],
      path: ".")
  ]
)
