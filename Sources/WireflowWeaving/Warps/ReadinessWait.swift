/// A wait until several warps have reached a readiness.
@MainActor
final class ReadinessWait {
  private struct Awaited {
    weak var weaver: WarpWeaver?
  }

  private let awaited: [Awaited]
  private let readiness: WarpReadiness
  private var block: (() -> Void)?

  init(for weavers: [WarpWeaver], at readiness: WarpReadiness, block: @escaping () -> Void) {
    awaited = weavers.map { Awaited(weaver: $0) }
    self.readiness = readiness
    self.block = block
  }

  /// Calls back at once if all warps are ready, or else registers with them.
  func begin() {
    check()
    guard block != nil, !isHopeless else { return }
    for entry in awaited { entry.weaver?.waits.append(self) }
  }

  /// True if one of the warps has ended, or was released without being woven.
  var isHopeless: Bool {
    awaited.contains { entry in entry.weaver.map { $0.life == .ended } ?? true }
  }

  /// Calls back once, if all warps are ready.
  func check() {
    let isReady = awaited.allSatisfy { ($0.weaver?.readiness).map { $0 >= readiness } ?? false }
    guard isReady, let block else { return }
    forget()
    block()
  }

  /// Cancels the wait, because a warp has ended.
  func forget() {
    _ = exchange(&block, with: nil)
    for entry in awaited { entry.weaver?.waits.removeAll { $0 === self } }
  }
}
