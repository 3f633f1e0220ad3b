// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// An app for iPhone and iPad that Xcode opens as it is. `App` is a link to the logic of the sample.
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
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
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
