import Testing
import UIKit
import Wireflow

@testable import WireflowUIKit

/// The styles with which pages have arrived.
@Suite @MainActor
struct TransitionRegistryTests {
  @Test func aPageAtTheAddressOfAnEarlierOneLeavesAsItself() throws {
    let registry = TransitionRegistry()
    var old: UIViewController? = UIViewController()
    let address = try #require(old.map { ObjectIdentifier($0) })
    if let old { registry.prepare(old, for: TransitionStyle("flip"), from: nil) }
    old = nil

    var new: [UIViewController] = []
    while new.last.map({ ObjectIdentifier($0) }) != address, new.count < 1_000 {
      new.append(UIViewController())
    }

    let page = try #require(new.last)
    #expect(ObjectIdentifier(page) == address)
    #expect(registry.takeArrival(of: page) == nil)
  }
}
