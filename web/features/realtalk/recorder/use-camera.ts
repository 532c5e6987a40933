import { useCallback, useEffect, useState } from 'react';
import { keepDevice, keptDevices } from '../../../lib/recording/kept-devices.ts';
import {
  CameraError,
  type CameraFault,
  type ChosenDevices,
  type Device,
  type OpenCamera,
} from '../../../lib/recording/open-camera.ts';
import type { RecorderPorts } from './ports.ts';

export type CameraState =
  /** Nobody needs it. */
  | { is: 'off' }
  | { is: 'opening' }
  | { is: 'open'; camera: OpenCamera }
  /** `lost` is a camera that was open, and was pulled out or taken away. */
  | { is: 'closed'; why: CameraFault | 'lost' };

/**
 * The camera and microphone of a page: open as long as it is there, chosen by the member, and remembered on the device.
 *
 * @param isWanted false where nothing could be done with them: then nobody is asked for them
 */
export function useCamera(
  ports: Pick<RecorderPorts, 'openCamera' | 'listDevices' | 'watchDevices'>,
  memberId: string,
  isWanted = true,
) {
  const [chosen, setChosen] = useState(() => keptDevices(memberId));
  const [state, setState] = useState<CameraState>({ is: isWanted ? 'opening' : 'off' });
  const [devices, setDevices] = useState<readonly Device[]>([]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    let close = () => {};
    async function list() {
      const listed = await ports.listDevices();
      if (isHere) setDevices(listed);
    }
    async function open() {
      try {
        const camera = await ports.openCamera(chosen);
        if (!isHere) return camera.close();
        const unwatch = camera.watch((event) => {
          if (event !== 'lost') return;
          // What is left of it, the microphone of a camera that was pulled out, is not listened to any more.
          close();
          setState({ is: 'closed', why: 'lost' });
        });
        close = () => {
          close = () => {};
          unwatch();
          camera.close();
        };
        setState({ is: 'open', camera });
        // Their names are told once a camera is open.
        await list();
      } catch (error) {
        if (isHere) setState({ is: 'closed', why: error instanceof CameraError ? error.fault : 'unsupported' });
      }
    }
    void open();
    const unwatchDevices = ports.watchDevices(() => void list().catch(() => undefined));
    return () => {
      isHere = false;
      unwatchDevices();
      close();
    };
  }, [ports, chosen, isWanted]);

  const choose = useCallback(
    (kind: keyof ChosenDevices, id: string) => {
      keepDevice(memberId, kind, id);
      setState({ is: 'opening' });
      setChosen((before) => ({ ...before, [kind]: id }));
    },
    [memberId],
  );

  return {
    state,
    devices,
    /** What the browser took, else what the member wants. */
    chosen: state.is === 'open' ? state.camera.taken : chosen,
    choose,
    again() {
      setState({ is: 'opening' });
      // What was chosen before, asked for anew.
      setChosen((before) => ({ ...before }));
    },
  };
}

export type Camera = ReturnType<typeof useCamera>;
