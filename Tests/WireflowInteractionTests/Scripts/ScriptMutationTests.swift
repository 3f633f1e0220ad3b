import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// A damaged session is read by its text, or refused with a place in it.
struct ScriptMutationTests {
  private static let session = #"""
    # A session of the shop.
    > launch
      start ShopFlow
      install tab bar: Shop, "My \u{41}ccount"
    > type sample "right" into "Password"
    > tap "Buy" 2
      push PageScreen "Details" onto Shop
    > wait 1500ms
    > choose "Yes" in "Sure?"
    > back to "Shop" 1 in "Shop"
    > adapt regular
    > open "shop://details?page=2#top"
    """#

  @Test(arguments: 0..<4)
  func staysWholeOrIsRefusedWithItsPlace(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var readCount = 0

    let count = Strength.share(of: 50_000)
    for _ in 0..<count {
      var bytes = Array(Self.session.utf8)
      for _ in 0...random.below(3) { random.mutate(&bytes) }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(ScriptError) {
        let script = try Script(parsing: text, name: "a.txt")
        readCount += 1
        let again = script.steps.map { "\($0.action)\n" }.joined()
        #expect(
          (try? Script(parsing: again, name: "a.txt"))?.steps.map(\.action)
            == script.steps.map(\.action), "\(text)")
      } catch {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        #expect(!error.issues.isEmpty)
        for issue in error.issues {
          #expect((1...lines.count).contains(issue.line) && issue.column > 0, "\(text)")
        }
      }
    }

    #expect((count / 20..<count).contains(readCount))
  }
}
