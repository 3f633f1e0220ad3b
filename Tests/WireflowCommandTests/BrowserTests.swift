import Testing

@testable import WireflowCommand

@MainActor
struct BrowserTests {
  @Test(arguments: [["--web"], ["--web-port", "0"]])
  func showsTheAppUntilTheUserEndsIt(arguments: [String]) async {
    let console = FakeConsole(input: "")
    console.end = {
      #expect(console.output.hasPrefix("Shop is at http://127.0.0.1:"))
      return 143
    }

    let status = await console.run(arguments + ["--tree"])

    #expect(status == 143)
    #expect(console.errors == "")
    #expect(
      console.output.hasSuffix(
        """
        Only this machine can open it, and only with the whole address. Ctrl-C ends it.
        tab bar
          Shop, selected
            * ShopScreen "Shop" in ShopFlow

        """))
  }

  @Test func beginsOnTheChosenWireframe() async {
    let console = FakeConsole(input: "")

    _ = await console.run(["--web", "--wireframe", "split", "--tree"])

    #expect(console.output.contains("\nsplit\n  Shop, selected\n"))
  }

  @Test func saysWhichPortIsInUse() async {
    let (console, other) = (FakeConsole(input: ""), FakeConsole(input: ""))
    var port = ""
    console.end = {
      port = String(console.output.split(separator: ":")[2].prefix { $0 != "/" })
      return await other.run(["--web-port", port])
    }

    let status = await console.run(["--web"])

    #expect(status == 2)
    #expect(other.output == "")
    #expect(
      other.errors
        == "Shop: --web-port: port \(port) is in use; end what listens there, choose another, or any "
        + "free one with 0\n")
  }
}
