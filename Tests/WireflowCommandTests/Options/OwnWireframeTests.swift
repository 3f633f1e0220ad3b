import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowCommand

/// An app that brings wireframes and arguments of its own.
@MainActor
struct OwnWireframeTests {
  private let console = FakeConsole(input: "tap \"More\"\nwireframe hamburger\nwireframe kiosk\n")

  private var application: CommandApplication {
    let kiosk = WireframeSwitch.Variant(
      name: "kiosk", title: "Kiosk", formFactor: .regular, make: SplitWireframe.init(stage:))
    let split = WireframeSwitch.Variant(
      name: "split", title: "Mine", make: { HamburgerWireframe(stage: $0) })
    return CommandApplication("Shop", wireframes: [kiosk, split]) {
      [console] stage, makeWireframe, arguments in
      console.received(arguments)
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    }
  }

  @Test func areTakenByName() async {
    #expect(await console.run(application, ["--wireframe", "kiosk"]) == 0)
    expectText(
      console.output,
      matches: """
        > launch
          start ShopFlow
          install split: Shop
        > tap "More"
          push ShopScreen "More" onto Shop
        > wireframe hamburger
          adapt to drawer: Shop
        > wireframe kiosk
          adapt to split: Shop

        """)
  }

  @Test func standInThePlaceOfABuiltInOneOfTheirName() async {
    #expect(await console.run(application, ["--wireframe=split"]) == 0)
    #expect(console.output.contains("  install drawer: Shop\n"))
  }

  @Test func areNamedInTheHelpAndInErrorsAndCompleted() async {
    #expect(await console.run(application, ["--help"]) == 0)
    #expect(console.output.contains("tab-bar, hamburger, split, adaptive, kiosk; tab-bar is"))

    #expect(await console.run(application, ["--wireframe", "kisok"]) == 2)
    #expect(
      console.errors == """
        Shop: --wireframe kisok: expected tab-bar, hamburger, split, adaptive, kiosk; \
        did you mean kiosk?

        """)

    #expect(await console.run(application, ["--generate-completion", "fish"]) == 0)
    #expect(console.output.contains("adaptive kiosk"))
  }

  @Test func areListedByTheErrorOfTheAction() async {
    let console = FakeConsole(input: "wireframe nothing\n")

    #expect(await console.run(application, []) == 1)
    #expect(console.output.contains("kiosk"))
  }

  @Test(arguments: [
    ([], []), (["--"], []), (["--tree", "--", "--demo", "-h", "--"], ["--demo", "-h", "--"]),
  ])
  func whatFollowsTwoDashesIsTheApps(arguments: [String], own: [String]) async {
    #expect(await console.run(application, arguments) == 0)
    #expect(console.ownArguments == own)
  }

  @Test func anAppWithoutArgumentsTakesNone() async {
    #expect(await console.run(["--", "--demo"]) == 2)
    #expect(console.errors == "Shop: --: the app takes no arguments of its own\n")
  }
}
