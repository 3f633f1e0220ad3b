import Testing

@testable import WireflowCommand

@MainActor
struct WireframeOptionTests {
  @Test(arguments: [
    ("tab-bar", "tab bar"), ("hamburger", "drawer"), ("split", "split"), ("adaptive", "tab bar"),
  ])
  func installsInTheChosenWireframe(name: String, container: String) async {
    let console = FakeConsole(input: "launch\n")

    #expect(await console.run(["--wireframe", name]) == 0)
    #expect(console.output.hasSuffix("  install \(container): Shop\n"))
  }

  @Test func followsTheRoomThatThereIs() async {
    let console = FakeConsole(input: "tap \"More\"\nadapt regular\nadapt compact\n")

    #expect(await console.run(["--wireframe", "adaptive", "--tree"]) == 0)
    #expect(
      console.output.hasSuffix(
        """
        > adapt regular
          adapt to split: Shop
        > adapt compact
          adapt to tab bar: Shop
        tab bar
          Shop, selected
              ShopScreen "Shop" in ShopFlow
            * ShopScreen "More" in ShopFlow

        """))
  }

  @Test func staysAsItIsUnlessItIsAdaptive() async {
    let console = FakeConsole(input: "adapt regular\n")

    #expect(await console.run(["--wireframe", "hamburger"]) == 0)
    #expect(
      console.output.hasSuffix(
        "> adapt regular\n  ignored adapt regular: already in drawer\n"
      ))
  }

  @Test func offersToAdaptWhereThatDoesSomething() async {
    let console = FakeConsole(input: "help\n")
    console.isInteractive = true

    #expect(await console.run(["--wireframe", "adaptive"]) == 0)
    #expect(
      console.output.contains(
        "Always: wait 500ms, adapt compact, adapt regular, background, foreground; help"))
  }

  /// The page and the log have other words than the command line.
  @Test(arguments: [
    ("tabs", "tab-bar"), ("drawer", "hamburger"), ("columns", "split"), ("split", "split"),
  ])
  func canBeChosenByTheWordsOfThePage(_ word: String, _ name: String) throws {
    #expect(try CommandLineOptions(parsing: ["--wireframe", word]).wireframe == name)
    #expect(
      try CommandLineOptions(parsing: ["--wireframe", word], wireframes: [word]).wireframe == word)
  }
}
